import { DesignList, type DesignListView } from "./design-list";
import { ManageDesign, type ManagedDesign } from "./manage-design";

export type MySavedDesignData =
  | ({ kind: "list" } & DesignListView)
  | ({ kind: "one"; pageTitle: string } & ManagedDesign);

/** The list of the customer's saved designs, or one of them with its actions. */
export default function MySavedDesignPage({ data }: { data: MySavedDesignData }) {
  return data.kind === "list" ? <DesignList view={data} /> : <ManageDesign view={data} />;
}
