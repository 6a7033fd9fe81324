import { PageHeading } from "~/storefront/ui/page";

export interface ReferAndEarnData {
  email: string;
}

export function ReferAndEarnPage({ data }: { data: ReferAndEarnData }) {
  return <PageHeading lead={data.email}>Refer and Earn</PageHeading>;
}
