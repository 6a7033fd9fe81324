import { PageHeading } from "~/storefront/ui/page";

export interface MyCreditsData {
  email: string;
}

export function MyCreditsPage({ data }: { data: MyCreditsData }) {
  return <PageHeading lead={data.email}>My Credits</PageHeading>;
}
