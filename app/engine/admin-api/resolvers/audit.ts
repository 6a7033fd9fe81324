import { auditActions, auditActionTitle } from "../../audit/audit-actions";
import { auditSubjects } from "../../audit/audit-subjects";
import { auditedStaff } from "../../audit/audited-staff";
import { listAudit } from "../../audit/list-audit";
import { readAuditFilter } from "../../audit/read-audit-filter";
import { readCursor, readPageSize } from "../../shared/keyset-page";
import { toMoney } from "../../totals/money";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const auditResolvers: Resolvers = {
  Query: {
    async auditLog(_parent, { filter, pageSize, after }, context) {
      const { storeCodes } = await requireSession(context);
      const { items, endCursor } = await listAudit(context.db, storeCodes, readAuditFilter(filter ?? {}), {
        pageSize: readPageSize(pageSize),
        after: readCursor(after),
      });
      return {
        end_cursor: endCursor,
        subject_types: [...auditSubjects],
        staff: await auditedStaff(context.db, storeCodes),
        actions: Object.entries(auditActions).map(([code, title]) => ({ code, title })),
        items: items.map((entry) => ({
          id: String(entry.id),
          at: entry.at,
          action: entry.action,
          title: auditActionTitle(entry.action),
          staff_name: entry.actor_name || entry.actor_email,
          subject_type: entry.subject_type,
          subject_id: entry.subject_id,
          changed_fields: JSON.parse(entry.changed_fields),
          amount: entry.amount_cents === null ? null : toMoney(entry.amount_cents),
        })),
      };
    },
  },
};
