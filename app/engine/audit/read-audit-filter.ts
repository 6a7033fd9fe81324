import type { AuditFilterInput } from "../admin-api/resolvers.generated";
import { inputError } from "../graphql/errors";
import type { AuditFilter } from "./list-audit";

/** The filter of the audit log as staff send it. @throws GraphQLError of category input for somebody who cannot exist */
export function readAuditFilter({
  action,
  staff_id,
  subject_type,
  subject_id,
}: AuditFilterInput): AuditFilter {
  if (staff_id && !/^\d{1,9}$/.test(staff_id)) throw inputError("There's no such person.");
  return {
    action,
    userId: staff_id ? Number(staff_id) : null,
    subject: subject_type && subject_id ? { type: subject_type, id: subject_id } : null,
  };
}
