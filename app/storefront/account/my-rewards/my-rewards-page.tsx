import { PageHeading } from "~/storefront/ui/page";

export interface MyRewardsData {
  subPage: string;
}

/** What the customer has earned with the shop. */
export function MyRewardsPage(_: { data: MyRewardsData }) {
  return <PageHeading>My Rewards</PageHeading>;
}
