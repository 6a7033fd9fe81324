import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type {
  DecideSharedPhotoInput,
  ModeratedEntries,
  SharedPhotoDecision,
} from "../admin-api/resolvers.generated";
import type { AuditAction } from "../audit/audit-actions";
import { changeOnce } from "../audit/change-once";
import { recordAudit } from "../audit/record-audit";
import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import { lockRows } from "../database/dialect";
import type { Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { type SharedPhotoStatus, sharedPhotoRejection } from "../shared-photos/shared-photo-states";
import type { StaffSession } from "../staff/staff-session";
import { moderateEntries } from "./moderate-entries";

const decisions: Record<SharedPhotoDecision, { status: SharedPhotoStatus; action: AuditAction }> = {
  APPROVED: { status: "approved", action: "shared-photo.approve" },
  REJECTED: { status: "rejected", action: "shared-photo.reject" },
  WITHDRAWN: { status: "withdrawn", action: "shared-photo.withdraw" },
};

type Photo = Pick<Row<"shared_photo">, "photo_id" | "store_code" | "status">;

/**
 * Publishes a shared photo on the store's pages, takes it down, or records that the customer withdrew it, with its entry
 * in the audit log. A form that is sent twice acts once.
 * @throws GraphQLError of category input when the session does not see the photo, or the transition is not allowed
 */
export async function decideSharedPhoto(
  context: AdminContext,
  { id, key, decision }: DecideSharedPhotoInput,
): Promise<void> {
  await changeOnce(context, key, {
    lock: (transaction, session) => lockPhoto(transaction, session, id),
    async change(photo, { transaction }) {
      const rejection = sharedPhotoRejection(photo.status, decisions[decision].status);
      if (rejection) throw inputError(rejection);
      return decide(transaction, photo, decision);
    },
  });
  await context.catchUpInvalidations();
}

/**
 * Publishes several shared photos, or rejects them, each with its entry in the audit log. Those that have the status
 * already, or were withdrawn, are left as they are, so that a form that is sent twice acts once.
 * @throws GraphQLError of category input for none, too many, or one that the session does not see
 */
export async function decideSharedPhotos(
  context: AdminContext,
  ids: readonly string[],
  decision: SharedPhotoDecision,
): Promise<ModeratedEntries> {
  if (decision === "WITHDRAWN") throw inputError("Record withdrawals one by one.", "decision");
  const session = await requireSession(context);
  try {
    return await moderateEntries(ids, "photos", (id) =>
      context.db.transaction().execute(async (transaction) => {
        const photo = await lockPhoto(transaction, session, id);
        if (sharedPhotoRejection(photo.status, decisions[decision].status)) return false;
        const entry = await decide(transaction, photo, decision);
        await recordAudit(transaction, { ...entry, userId: session.user.id });
        return true;
      }),
    );
  } finally {
    await context.catchUpInvalidations();
  }
}

/** @throws GraphQLError of category input when the session does not see the photo */
async function lockPhoto(transaction: Transaction, { storeCodes }: StaffSession, id: string): Promise<Photo> {
  const query = transaction
    .selectFrom("shared_photo")
    .select(["photo_id", "store_code", "status"])
    .where("photo_id", "=", id)
    .where("store_code", "in", storeCodes);
  const photo = await lockRows(transaction, query).executeTakeFirst();
  if (!photo) throw inputError("There's no such photo. Please reload the page and try again.");
  return photo;
}

/** @returns the entry for the audit log */
async function decide(transaction: Transaction, photo: Photo, decision: SharedPhotoDecision) {
  const { status, action } = decisions[decision];
  await transaction
    .updateTable("shared_photo")
    .set({ status })
    .where("photo_id", "=", photo.photo_id)
    .execute();
  await invalidateCache(transaction);
  return {
    action,
    subject: { type: "shared-photo" as const, id: photo.photo_id },
    storeCode: photo.store_code,
    changedFields: ["status"],
  };
}
