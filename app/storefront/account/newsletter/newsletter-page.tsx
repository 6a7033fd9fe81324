import { PageHeading } from "~/storefront/ui/page";

export interface NewsletterData {
  email: string;
}

/** What the customer has agreed to get by mail, and when. */
export function NewsletterPage({ data }: { data: NewsletterData }) {
  return <PageHeading lead={`Letters to ${data.email}`}>Promotional Consent</PageHeading>;
}
