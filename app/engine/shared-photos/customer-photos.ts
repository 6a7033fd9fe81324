import type { Connection } from "../database/schema";
import { photoResponse, rejectPhoto } from "../designs/photo-response";
import type { PhotoSize } from "../designs/reencode-photo";
import type { EngineContext } from "../graphql/context";
import type { CustomerPhotos } from "../graphql/resolvers.generated";
import { pageInfo, requirePage, type WantedPage } from "../shared/page-of";

const MAX_PAGE_SIZE = 48;
/** Seconds for which browsers may show a photo that has been taken down since. */
const MAX_AGE = 3600;

/**
 * One page of the approved photos that customers shared, the latest first: the picture and the pet's name, to which
 * they agreed, and nothing else about them.
 * @throws GraphQLError when the page or its size is out of range
 */
export async function customerPhotos(
  { db, storeCode }: EngineContext,
  wanted: WantedPage,
): Promise<CustomerPhotos> {
  requirePage(wanted, MAX_PAGE_SIZE);
  const { pageSize, currentPage } = wanted;
  const photos = approvedPhotos(db, storeCode);
  const [rows, { total }] = await Promise.all([
    photos
      .innerJoin("photo", "photo.id", "shared_photo.photo_id")
      .select(["photo.id", "pet_name", "focus_x", "focus_y"])
      .orderBy("shared_photo.created_at", "desc")
      .orderBy("photo.id")
      .limit(pageSize)
      .offset((currentPage - 1) * pageSize)
      .execute(),
    photos.select(({ fn }) => fn.countAll<number | string>().as("total")).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ id, pet_name, focus_x: x, focus_y: y }) => ({
    id,
    pet_name,
    focus: x === null || y === null ? null : { x, y },
  }));
  return { items, total_count: Number(total), page_info: pageInfo(wanted, Number(total)) };
}

/** GET /rest/mpc/V1/customer-photos/{id}/{size}: an approved photo as JPEG, for everybody. */
export async function respondWithCustomerPhoto(
  request: Request,
  context: EngineContext,
  id: string,
  size: PhotoSize,
): Promise<Response> {
  const photo = await approvedPhotos(context.db, context.storeCode)
    .select("photo_id")
    .where("photo_id", "=", id)
    .executeTakeFirst();
  if (!photo) return rejectPhoto();
  const response = await photoResponse(request, context, id, size);
  if (response.status < 400) response.headers.set("Cache-Control", `public, max-age=${MAX_AGE}`);
  return response;
}

function approvedPhotos(db: Connection, storeCode: string) {
  return db
    .selectFrom("shared_photo")
    .where("shared_photo.store_code", "=", storeCode)
    .where("shared_photo.status", "=", "approved");
}
