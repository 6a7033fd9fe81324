import { SearchConfigurationDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";

/** Specification §3 "Configuration values", algolia_*. A provider without them uses its own search. */
export async function readSearchConfiguration() {
  const response = await requestPublic(SearchConfigurationDocument, {}).catch(() => null);
  const entries = response?.configuration?.configvalues ?? [];
  const values = new Map(entries.map((entry) => [entry?.key, entry?.value ?? ""]));
  return {
    isAlgoliaOn: values.get("algolia_enable") === "1",
    algoliaIndex: `${values.get("algolia_index_prefix") ?? ""}products`,
    popularWords: (values.get("algolia_default_keywords") ?? "")
      .split(",")
      .map((words) => words.trim())
      .filter(Boolean),
  };
}

export type SearchConfiguration = Awaited<ReturnType<typeof readSearchConfiguration>>;
