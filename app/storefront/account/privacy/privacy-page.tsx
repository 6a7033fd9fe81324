import { PageHeading } from "~/storefront/ui/page";

export interface PrivacyData {
  email: string;
}

/** Everything we know about the customer to take along, and the way out. */
export function PrivacyPage({ data }: { data: PrivacyData }) {
  return <PageHeading lead={data.email}>Privacy</PageHeading>;
}
