import { PageHeading } from "~/storefront/ui/page";

export interface GiftCardBalanceData {
  email: string;
}

export function GiftCardBalancePage({ data }: { data: GiftCardBalanceData }) {
  return <PageHeading lead={data.email}>Gift Cards</PageHeading>;
}
