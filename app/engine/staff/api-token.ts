import { recordAudit } from "../audit/record-audit";
import { lockRows } from "../database/dialect";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authenticationError } from "../graphql/errors";
import { startApiSession } from "./api-session";
import { checkPassword, REJECTED, requireCode, UNKNOWN_DEVICE } from "./sign-in";

/** What a person typed. */
interface Credentials {
  email: string;
  password: string;
  /** Of the authenticator app, or a recovery code; null when only the password was sent. */
  code: string | null;
}

/** A token for the REST API, or the step that is missing: a code, or the app that shows it. */
export type ApiTokenResult = { token: string } | { missing: "code" | "enrollment" };

/**
 * A person's token for the REST API: with their role and stores, for four hours. Rate limits, second step and audit log are
 * those of signing in to /admin.
 * @throws GraphQLError of category authentication, the same for an unknown account, a wrong password and too many attempts;
 * another for a wrong code
 */
export async function createApiToken(context: EngineContext, typed: Credentials): Promise<ApiTokenResult> {
  const { user, state } = await checkPassword(context, typed);
  if (state === "enrollment") return { missing: "enrollment" };
  if (state === "code") {
    if (typed.code === null) return { missing: "code" };
    await requireCode(context, user, typed.code);
  }
  return { token: await issueToken(context, user) };
}

function issueToken(context: EngineContext, user: Row<"admin_user">): Promise<string> {
  const device = context.device().name ?? UNKNOWN_DEVICE;
  return context.db.transaction().execute(async (transaction) => {
    // Another password or a deactivation meanwhile has ended the person's sessions; this one must not outlive them.
    const unchanged = transaction
      .selectFrom("admin_user")
      .select("id")
      .where("id", "=", user.id)
      .where("state", "=", user.state)
      .where("password_hash", "=", user.password_hash)
      .where("role_code", "=", user.role_code);
    if (!(await lockRows(transaction, unchanged).executeTakeFirst())) throw authenticationError(REJECTED);
    await recordAudit(transaction, {
      userId: user.id,
      action: "staff.token",
      subject: { type: "staff", id: String(user.id) },
    });
    return startApiSession(transaction, user, device);
  });
}
