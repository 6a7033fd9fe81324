import { deleteExpiredDeletionCodes } from "../account-deletion/deletion-code";
import { clearExpiredLinks } from "../customers/customer-link";
import { clearExpiredCodes } from "../customers/log-in-code";
import type { Job } from "../jobs/job";
import { clearExpiredPrivacyLinks } from "../privacy-requests/end-privacy-requests";
import { clearExpiredCounts } from "../shared/database-limiter";
import { clearExpiredChecks } from "../social/social-check";
import { deleteExpiredStaffAccess } from "../staff/staff-session";

const HOUR_MILLISECONDS = 60 * 60_000;

/** Deletes expired sessions, codes, links, pending logins and rate-limit counters. */
export const deleteExpiredAccess: Job = {
  name: "delete-expired-access",
  everyMilliseconds: HOUR_MILLISECONDS,
  async run({ db }, now) {
    await clearExpiredCounts(db, now);
    await clearExpiredCodes(db, now);
    await deleteExpiredDeletionCodes(db, now);
    await clearExpiredLinks(db, now);
    await clearExpiredChecks(db, now);
    await clearExpiredPrivacyLinks(db, now);
    await deleteExpiredStaffAccess(db, now);
    await db.deleteFrom("customer_token").where("expires_at", "<=", now.toISOString()).execute();
  },
};
