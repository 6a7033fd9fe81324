/** The sub-pages of the rewards by what follows the page in their address (specification §2), in their order. */
export const subPages = {
  rewardpoints: { tab: "Points", title: "Reward Points" },
  loyaltylevel: { tab: "Level", title: "Loyalty Level" },
  "loyaltylevel/join": { tab: null, title: "Join the Loyalty Levels" },
  transactions: { tab: "Transactions", title: "Points Transactions" },
  settings: { tab: "Settings", title: "Rewards Settings" },
  policy: { tab: "Policy", title: "Rewards Policy" },
} as const;

export type SubPage = keyof typeof subPages;

export const subPageNames = Object.keys(subPages) as SubPage[];

/** Which sub-page an address means; the page itself shows the points. Null when there is none. */
export function subPageOf(orderId = "rewardpoints", subOrderId?: string): SubPage | null {
  const isMeant = (name: SubPage) => {
    const [first, second] = name.split("/");
    return first === orderId && second === subOrderId;
  };
  return subPageNames.find(isMeant) ?? null;
}

/** Path of a sub-page. */
export function rewardsPath(subPage: SubPage): string {
  return `/customer/account/my-rewards/${subPage}`;
}
