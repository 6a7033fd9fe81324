import { photoResponse, rejectPhoto } from "../designs/photo-response";
import { fulfillmentOrder } from "../fulfillment/fulfillment-order";
import type { EngineContext } from "../graphql/context";

/** Path segment at which the staff views a claim's photo. */
export function claimPhotoPath(fulfillmentToken: string, claimId: number): string {
  return `/rest/mpc/V1/claims/${claimId}/photo/${fulfillmentToken}`;
}

/** GET /rest/mpc/V1/claims/{id}/photo/{token}: as JPEG; requires the token of the order's fulfillment page. */
export async function respondWithClaimPhoto(
  request: Request,
  context: EngineContext,
  claimId: string,
  fulfillmentToken: string,
): Promise<Response> {
  const order = await fulfillmentOrder(context, fulfillmentToken);
  if (!order) return rejectPhoto();
  const claim = await context.db
    .selectFrom("order_claim")
    .select("photo_id")
    .where("id", "=", Number(claimId))
    .where("order_id", "=", order.id)
    .executeTakeFirst();
  return claim?.photo_id ? photoResponse(request, context, claim.photo_id, "display") : rejectPhoto();
}
