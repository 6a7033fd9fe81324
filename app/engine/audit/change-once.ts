import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { Connection, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { sha256 } from "../shared/secrets";
import type { StaffSession } from "../staff/staff-session";
import { type AuditEntry, recordAudit } from "./record-audit";

/** A form of the staff while it is carried out. */
export interface FormChange {
  transaction: Transaction;
  session: StaffSession;
  /** Unique for this submission of the form. */
  requestKey: string;
}

interface ChangeSteps<Subject> {
  /** Reads and locks what the form is about, so that the same form waits here when it is sent twice at once. */
  lock: (transaction: Transaction, session: StaffSession) => Promise<Subject>;
  /** Changes it. @returns the entry for the audit log */
  change: (subject: Subject, form: FormChange) => Promise<Omit<AuditEntry, "userId" | "requestKey">>;
}

const KEY_FORM = /^[\w-]{16,64}$/;

/**
 * Carries out a person's form in one transaction, together with its entry in the audit log. A form that is sent twice
 * acts once.
 * @param key random, made for the form
 * @returns what was locked
 * @throws GraphQLError of category input for a key that no form has; otherwise as the steps do
 */
export async function changeOnce<Subject>(
  context: AdminContext,
  key: string,
  { lock, change }: ChangeSteps<Subject>,
): Promise<Subject> {
  const session = await requireSession(context);
  requireFormKey(key);
  const requestKey = requestKeyOf(session, key);
  return context.db.transaction().execute(async (transaction) => {
    const subject = await lock(transaction, session);
    if (await wasDone(transaction, requestKey)) return subject;
    const entry = await change(subject, { transaction, session, requestKey });
    await recordAudit(transaction, { ...entry, userId: session.user.id, requestKey });
    return subject;
  });
}

/** Checks the key that a form was given. @throws GraphQLError of category input for one that no form has */
export function requireFormKey(key: string): void {
  if (!KEY_FORM.test(key)) throw inputError("Please reload the page and try again.");
}

/** By which the audit log recognizes a person's form. */
export function requestKeyOf({ user }: StaffSession, key: string): string {
  return sha256(`${user.id} ${key}`);
}

async function wasDone(transaction: Connection, requestKey: string): Promise<boolean> {
  const entry = await transaction
    .selectFrom("admin_audit")
    .select("id")
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
  return entry !== undefined;
}
