import { photoResponse, rejectPhoto } from "../designs/photo-response";
import { orderOfFiles } from "../fulfillment/file-token";
import type { EngineContext } from "../graphql/context";

/** Path segment at which the staff views a claim's photo. */
export function claimPhotoPath(fileToken: string, claimId: number): string {
  return `/rest/mpc/V1/claims/${claimId}/photo/${fileToken}`;
}

/** GET /rest/mpc/V1/claims/{id}/photo/{token}: as JPEG; requires a token of the order's claims. */
export async function respondWithClaimPhoto(
  request: Request,
  context: EngineContext,
  claimId: string,
  token: string,
): Promise<Response> {
  const order = await orderOfFiles(context, token, "claims");
  if (!order) return rejectPhoto();
  const claim = await context.db
    .selectFrom("order_claim")
    .select("photo_id")
    .where("id", "=", Number(claimId))
    .where("order_id", "=", order.id)
    .executeTakeFirst();
  return claim?.photo_id ? photoResponse(request, context, claim.photo_id, "display") : rejectPhoto();
}
