import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const key = z.string().min(1);

export const searchGroup = settingGroup("Search", {
  ALGOLIA_APP_ID: {
    type: key,
    description:
      "Application of Algolia; Algolia searches when both keys are set and the configuration value `algolia_enable` is 1",
  },
  ALGOLIA_SEARCH_KEY: { type: key, description: "Search key of that application" },
  ALGOLIA_HOST: {
    type: z.string().url(),
    documentedDefault: "Algolia's own",
    description: "Another address of the search service, such as that of a proxy",
  },
});

export type AlgoliaSettings = NonNullable<ReturnType<typeof algoliaSettings>>;

/** The search service; undefined unless both of its keys are set. */
export function algoliaSettings(values: z.infer<typeof searchGroup.schema>) {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_HOST: host } = values;
  return appId && searchKey ? { appId, searchKey, host } : undefined;
}
