import { PageHeading } from "~/storefront/ui/page";

export interface InformationData {
  email: string;
}

/** Who the customer is, and what they sign in with. */
export function InformationPage({ data }: { data: InformationData }) {
  return <PageHeading lead={data.email}>Account Information</PageHeading>;
}
