import { PageHeading } from "~/storefront/ui/page";

export interface MySavedDesignData {
  designs: { id: string }[];
}

/** The customer's saved designs. */
export function MySavedDesignPage({ data }: { data: MySavedDesignData }) {
  return <PageHeading lead={`${data.designs.length} designs`}>My Saved Designs</PageHeading>;
}
