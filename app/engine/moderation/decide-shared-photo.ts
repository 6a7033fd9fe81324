import type { AdminContext } from "../admin-api/admin-context";
import type { DecideSharedPhotoInput, SharedPhotoDecision } from "../admin-api/resolvers.generated";
import type { AuditAction } from "../audit/audit-actions";
import { changeOnce } from "../audit/change-once";
import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import { lockRows } from "../database/dialect";
import { inputError } from "../graphql/errors";
import { type SharedPhotoStatus, sharedPhotoRejection } from "../shared-photos/shared-photo-states";

const decisions: Record<SharedPhotoDecision, { status: SharedPhotoStatus; action: AuditAction }> = {
  APPROVED: { status: "approved", action: "shared-photo.approve" },
  REJECTED: { status: "rejected", action: "shared-photo.reject" },
  WITHDRAWN: { status: "withdrawn", action: "shared-photo.withdraw" },
};

/**
 * Publishes a shared photo on the store's pages, takes it down, or records that the customer withdrew it, with its entry
 * in the audit log. A form that is sent twice acts once.
 * @throws GraphQLError of category input when the session does not see the photo, or the transition is not allowed
 */
export async function decideSharedPhoto(
  context: AdminContext,
  { id, key, decision }: DecideSharedPhotoInput,
): Promise<void> {
  const { status, action } = decisions[decision];
  await changeOnce(context, key, {
    async lock(transaction, { storeCodes }) {
      const query = transaction
        .selectFrom("shared_photo")
        .select(["photo_id", "store_code", "status"])
        .where("photo_id", "=", id)
        .where("store_code", "in", storeCodes);
      const photo = await lockRows(transaction, query).executeTakeFirst();
      if (!photo) throw inputError("There's no such photo. Please reload the page and try again.");
      return photo;
    },
    async change(photo, { transaction }) {
      const rejection = sharedPhotoRejection(photo.status, status);
      if (rejection) throw inputError(rejection);
      await transaction
        .updateTable("shared_photo")
        .set({ status })
        .where("photo_id", "=", photo.photo_id)
        .execute();
      await invalidateCache(transaction);
      return {
        action,
        subject: { type: "shared-photo", id: photo.photo_id },
        storeCode: photo.store_code,
        changedFields: ["status"],
      };
    },
  });
  await context.catchUpInvalidations();
}
