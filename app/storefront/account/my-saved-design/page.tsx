import { DesignList } from "./design-list";
import type { MySavedDesignData } from "./loader.server";
import { ManageDesign } from "./manage-design";

/** The customer's saved designs: the list, or one with all actions. */
export default function MySavedDesignPage({ data }: { data: MySavedDesignData }) {
  return data.kind === "list" ? <DesignList view={data} /> : <ManageDesign view={data} />;
}
