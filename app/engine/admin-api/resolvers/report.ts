import { exportReport } from "../../report-management/export-report";
import {
  journalForStaff,
  settlementForStaff,
  taxReportForStaff,
} from "../../report-management/staff-reports";
import {
  designReportForStaff,
  productReportForStaff,
  salesReportForStaff,
  sourceReportForStaff,
  wasteReportForStaff,
} from "../../report-management/trade-reports";
import type { Resolvers } from "../resolvers.generated";

export const reportResolvers: Resolvers = {
  Query: {
    salesReport: (_parent, { period }, context) => salesReportForStaff(context, period),
    productReport: (_parent, { period }, context) => productReportForStaff(context, period),
    designReport: (_parent, { period }, context) => designReportForStaff(context, period),
    sourceReport: (_parent, { period }, context) => sourceReportForStaff(context, period),
    wasteReport: (_parent, { period }, context) => wasteReportForStaff(context, period),
    taxReport: (_parent, { period }, context) => taxReportForStaff(context, period),
    settlementReport: (_parent, { period }, context) => settlementForStaff(context, period),
    journalReport: (_parent, { period }, context) => journalForStaff(context, period),
  },
  Mutation: {
    exportReport: (_parent, { kind, period }, context) => exportReport(context, kind, period),
  },
};
