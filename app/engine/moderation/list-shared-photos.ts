import type { Settings } from "~/settings/settings.server";
import type { StaffSharedPhoto, SharedPhotoStatus as StatusForStaff } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { type Page, pageOf, type TextCursor } from "../shared/keyset-page";
import { sharedPhotoPath } from "../shared-photos/shared-photo-picture";
import type { SharedPhotoStatus } from "../shared-photos/shared-photo-states";

/** Statuses by the name that staff use. */
const statuses: Record<StatusForStaff, SharedPhotoStatus> = {
  PENDING: "new",
  APPROVED: "approved",
  REJECTED: "rejected",
  WITHDRAWN: "withdrawn",
};

interface WantedPhotos {
  status: StatusForStaff;
  pageSize: number;
  after: TextCursor | null;
}

/** One page of the stores' shared photos of a status, newest first. Each store's are read from an index. */
export async function listSharedPhotos(
  db: Connection,
  storeCodes: string[],
  { status, pageSize, after }: WantedPhotos,
): Promise<Page<Row<"shared_photo">>> {
  const lists = await Promise.all(
    storeCodes.map((storeCode) => {
      const photos = db
        .selectFrom("shared_photo")
        .selectAll()
        .where("store_code", "=", storeCode)
        .where("status", "=", statuses[status])
        .orderBy("created_at", "desc")
        .orderBy("photo_id", "desc")
        .limit(pageSize + 1);
      if (!after) return photos.execute();
      return photos
        .where("created_at", "<=", after.first)
        .where((photo) =>
          photo.or([photo("created_at", "<", after.first), photo("photo_id", "<", after.second)]),
        )
        .execute();
    }),
  );
  const rows = lists.flat().sort((one, other) => (isNewer(one, other) ? -1 : 1));
  return pageOf(rows, pageSize, ({ created_at, photo_id }) => ({ first: created_at, second: photo_id }));
}

/** A page of one of the stores' shared photos, whatever its status; empty when there is no such photo. */
export async function oneSharedPhoto(
  db: Connection,
  storeCodes: string[],
  id: string,
): Promise<Page<Row<"shared_photo">>> {
  const items = await db
    .selectFrom("shared_photo")
    .selectAll()
    .where("photo_id", "=", id)
    .where("store_code", "in", storeCodes)
    .execute();
  return { items, endCursor: null };
}

/** A shared photo as staff see it, with a link to its picture unless the customer has withdrawn it. */
export function staffSharedPhoto(
  settings: Pick<Settings, "sessionSecret">,
  row: Row<"shared_photo">,
): StaffSharedPhoto {
  const { photo_id, store_code, pet_name, email, story, consent, created_at } = row;
  const names = Object.keys(statuses) as StatusForStaff[];
  const status = names.find((name) => statuses[name] === row.status) ?? "PENDING";
  return {
    id: photo_id,
    store_code,
    pet_name,
    email,
    story,
    consent,
    status,
    picture_url: status === "WITHDRAWN" ? null : sharedPhotoPath(settings, photo_id),
    created_at,
  };
}

function isNewer(one: Row<"shared_photo">, other: Row<"shared_photo">): boolean {
  if (one.created_at !== other.created_at) return one.created_at > other.created_at;
  return one.photo_id > other.photo_id;
}
