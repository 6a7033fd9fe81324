/** The sub-pages of the rewards by the rest of their address (specification §2), in the order of the tabs. */
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

/** The sub-page of an address; the points without a further segment. Null for an unknown one. */
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
