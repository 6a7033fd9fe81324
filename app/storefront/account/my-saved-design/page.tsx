import { DesignList, type DesignListView } from "./design-list";
import { ManageDesign, type ManagedDesign } from "./manage-design";

export type MySavedDesignData =
  | ({ kind: "list" } & DesignListView)
  | ({ kind: "one"; pageTitle: string } & ManagedDesign);

/** The customer's saved designs: all of them, or one with everything that can be done with it. */
export function MySavedDesignPage({ data }: { data: MySavedDesignData }) {
  return data.kind === "list" ? <DesignList view={data} /> : <ManageDesign view={data} />;
}
