import { exportReport } from "../../report-management/export-report";
import {
  journalForStaff,
  settlementForStaff,
  taxReportForStaff,
} from "../../report-management/staff-reports";
import type { Resolvers } from "../resolvers.generated";

export const reportResolvers: Resolvers = {
  Query: {
    taxReport: (_parent, { period }, context) => taxReportForStaff(context, period),
    settlementReport: (_parent, { period }, context) => settlementForStaff(context, period),
    journalReport: (_parent, { period }, context) => journalForStaff(context, period),
  },
  Mutation: {
    exportReport: (_parent, { kind, period }, context) => exportReport(context, kind, period),
  },
};
