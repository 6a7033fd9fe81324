import type { ExpressionBuilder } from "kysely";
import type { Settings } from "~/settings/settings.server";
import type { StaffSharedPhoto, SharedPhotoStatus as StatusForStaff } from "../admin-api/resolvers.generated";
import type { Connection, Database, Row } from "../database/schema";
import { withoutIndex } from "../database/without-index";
import type { Page, TextCursor } from "../shared/keyset-page";
import { sharedPhotoPath } from "../shared-photos/shared-photo-picture";
import type { SharedPhotoStatus } from "../shared-photos/shared-photo-states";
import { newestEntries } from "./newest-entries";

/** Statuses by the name that staff use. */
const statuses: Record<StatusForStaff, SharedPhotoStatus> = {
  PENDING: "new",
  APPROVED: "approved",
  REJECTED: "rejected",
  WITHDRAWN: "withdrawn",
};

interface WantedPhotos {
  status: StatusForStaff;
  /** An email address, or words of a pet's name; none for all. */
  search?: string | null;
  pageSize: number;
  after: TextCursor | null;
}

/** One page of the stores' shared photos of a status, newest first. Each store's are read from an index. */
export async function listSharedPhotos(
  db: Connection,
  storeCodes: string[],
  { status, search, ...page }: WantedPhotos,
): Promise<Page<Row<"shared_photo">>> {
  const typed = search?.trim() ?? "";
  const email = typed.includes("@") ? typed.toLowerCase() : null;
  return newestEntries(
    {
      storeCodes,
      read(storeCode, { limit, after }) {
        const list = sharedPhotoQuery(db, { storeCode, status, email }).limit(limit);
        return (after ? list.where(isAfter(after)) : list).execute();
      },
      words: typed === "" || email !== null ? null : typed,
      textsOf: ({ pet_name }) => [pet_name],
      placeOf: ({ created_at, photo_id }) => ({ first: created_at, second: photo_id }),
      isNewer,
    },
    page,
  );
}

/** A store's shared photos of a status, newest first, from an index. @param email of who shared them; null for all */
export function sharedPhotoQuery(
  db: Connection,
  { storeCode, status, email }: { storeCode: string; status: StatusForStaff; email: string | null },
) {
  const photos = db
    .selectFrom("shared_photo")
    .selectAll()
    .where("status", "=", statuses[status])
    .orderBy("created_at", "desc")
    .orderBy("photo_id", "desc");
  if (email === null) return photos.where("store_code", "=", storeCode);
  return photos.where("email", "=", email).where(withoutIndex("store_code"), "=", storeCode);
}

function isAfter({ first, second }: TextCursor) {
  return (photo: ExpressionBuilder<Database, "shared_photo">) =>
    photo.and([
      photo("created_at", "<=", first),
      photo.or([photo("created_at", "<", first), photo("photo_id", "<", second)]),
    ]);
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

function isNewer(one: TextCursor, other: TextCursor): boolean {
  return one.first === other.first ? one.second > other.second : one.first > other.first;
}
