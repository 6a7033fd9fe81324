import { importTaxDraft } from "../../tax-management/import-tax-draft";
import { checkTaxFile, taxDraft } from "../../tax-management/tax-draft";
import { taxVersions } from "../../tax-management/tax-versions";
import type { Resolvers } from "../resolvers.generated";

export const taxResolvers: Resolvers = {
  Query: {
    taxVersions: (_parent, _args, context) => taxVersions(context),
    taxDraft: (_parent, _args, context) => taxDraft(context),
  },
  Mutation: {
    checkTaxFile: (_parent, { input }, context) => checkTaxFile(context, input),
    importTaxDraft: (_parent, { checksum }, context) => importTaxDraft(context, checksum),
  },
};
