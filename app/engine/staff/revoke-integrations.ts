import { recordAudit } from "../audit/record-audit";
import type { Transaction } from "../database/schema";
import type { StaffSession } from "./staff-session";

/** Revokes the tokens of all integrations that a person created, each with its entry in the audit log. */
export async function revokeIntegrationsOf(
  transaction: Transaction,
  { user }: Pick<StaffSession, "user">,
  creator: number,
): Promise<void> {
  const revoked = await transaction
    .updateTable("admin_integration")
    .set({ revoked_at: new Date().toISOString() })
    .where("created_by", "=", creator)
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  for (const { id } of revoked) {
    await recordAudit(transaction, {
      userId: user.id,
      action: "integration.revoke",
      subject: { type: "integration", id: String(id) },
    });
  }
}
