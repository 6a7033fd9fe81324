import { DesignList, type DesignListView } from "./design-list";
import { ManageDesign, type ManagedDesign } from "./manage-design";

export type MySavedDesignData =
  | ({ kind: "list" } & DesignListView)
  | ({ kind: "one"; pageTitle: string } & ManagedDesign);

/** The customer's saved designs: the list, or one with all actions. */
export default function MySavedDesignPage({ data }: { data: MySavedDesignData }) {
  return data.kind === "list" ? <DesignList view={data} /> : <ManageDesign view={data} />;
}
