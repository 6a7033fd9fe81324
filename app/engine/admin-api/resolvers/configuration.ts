import { setConfiguration } from "../../configuration-management/change-configuration";
import { fixedSettings } from "../../configuration-management/fixed-settings";
import { listConfiguration } from "../../configuration-management/list-configuration";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const configurationResolvers: Resolvers = {
  Query: {
    async configuration(_parent, { store_code }, context) {
      const { storeCodes } = await requireSession(context);
      return storeCodes.includes(store_code) ? listConfiguration(context.db, store_code) : [];
    },
    async fixedSettings(_parent, { store_code }, context) {
      const { storeCodes } = await requireSession(context);
      return storeCodes.includes(store_code) ? fixedSettings(context.settingsOf(store_code)) : [];
    },
  },
  Mutation: {
    async setConfiguration(_parent, { input }, context) {
      await setConfiguration(context, input);
      return true;
    },
  },
};
