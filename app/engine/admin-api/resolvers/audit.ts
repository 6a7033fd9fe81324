import { auditActions, auditActionTitle } from "../../audit/audit-actions";
import { listAudit } from "../../audit/list-audit";
import { readCursor, readPageSize } from "../../shared/keyset-page";
import { toMoney } from "../../totals/money";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";
import { staffId } from "./staff";

export const auditResolvers: Resolvers = {
  Query: {
    async auditLog(_parent, { filter, pageSize, after }, context) {
      const { storeCodes } = await requireSession(context);
      const { subject_type: type, subject_id: id } = filter ?? {};
      const { items, endCursor } = await listAudit(
        context.db,
        storeCodes,
        {
          action: filter?.action,
          userId: filter?.staff_id ? staffId(filter.staff_id) : null,
          subject: type && id ? { type, id } : null,
        },
        { pageSize: readPageSize(pageSize), after: readCursor(after) },
      );
      return {
        end_cursor: endCursor,
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
