import { thisBrand } from "~/brand/this-brand";
/** Data of a customer from which next steps are derived. */
export interface Situation {
  /** The newest orders, the latest first. */
  orders: { number: string; statusCode: string | null }[];
  /** Null when unknown. */
  isEmailConfirmed: boolean | null;
  hasAddress: boolean;
  /** A design that cannot be ordered yet. */
  unfinished: { title: string; studioPath: string } | null;
  /** Points that expire soon. */
  ending: { points: string; lastDay: string } | null;
  canRecommend: boolean;
  /** Null when there are no loyalty levels. */
  hasJoinedLoyalty: boolean | null;
}

export interface NextStep {
  title: string;
  text: string;
  link: string;
  path: string;
}

const MAX_STEPS = 3;

/** Returns the next steps, the most urgent first, three at most. */
export function nextSteps(situation: Situation): NextStep[] {
  const steps = [
    payOrder(situation),
    confirmEmail(situation),
    redeemPoints(situation),
    finishDesign(situation),
    reviewOrder(situation),
    addAddress(situation),
    joinLoyalty(situation),
    recommend(situation),
  ];
  return steps.filter((step) => step !== null).slice(0, MAX_STEPS);
}

type MaybeStep = NextStep | null;

function recommend({ canRecommend }: Situation): MaybeStep {
  if (!canRecommend) return null;
  return {
    title: "Invite a friend",
    text: "Earn store credit when their first order ships.",
    link: "Get your link",
    path: "/customer/account/refer-and-earn",
  };
}

function payOrder({ orders }: Situation): MaybeStep {
  const order = orders.find(({ statusCode }) => statusCode === "pending_payment");
  if (!order) return null;
  return {
    title: `Payment pending for order ${order.number}`,
    text: "We'll start making it as soon as it's paid for.",
    link: "See how to pay",
    path: `/customer/account/view-order/${order.number}`,
  };
}

function confirmEmail({ isEmailConfirmed }: Situation): MaybeStep {
  if (isEmailConfirmed !== false) return null;
  return {
    title: "Confirm your email address",
    text: "Then we can add orders you placed as a guest to your account.",
    link: "Resend the email",
    path: "/customer/resend-link",
  };
}

function redeemPoints({ ending }: Situation): MaybeStep {
  if (!ending) return null;
  return {
    title: `${ending.points} expire after ${ending.lastDay}`,
    text: "Use them on anything you like.",
    link: "Find a gift",
    path: thisBrand().navigation.everything.path,
  };
}

function finishDesign({ unfinished }: Situation): MaybeStep {
  if (!unfinished) return null;
  return {
    title: `Finish ${unfinished.title}`,
    text: "It's saved just as you left it.",
    link: "Keep designing",
    path: unfinished.studioPath,
  };
}

function reviewOrder({ orders: [latest] }: Situation): MaybeStep {
  if (latest?.statusCode !== "delivered") return null;
  return {
    title: `How was order ${latest.number}?`,
    text: "Your review helps other pet lovers.",
    link: "Write a review",
    path: "/write-a-review",
  };
}

function addAddress({ hasAddress }: Situation): MaybeStep {
  if (hasAddress) return null;
  return {
    title: "Add your address",
    text: "Check out faster next time.",
    link: "Add an address",
    path: "/customer/account/add-address",
  };
}

function joinLoyalty({ hasJoinedLoyalty }: Situation): MaybeStep {
  if (hasJoinedLoyalty !== false) return null;
  return {
    title: "Earn more points",
    text: "Join our loyalty program. It's free and takes one click.",
    link: "See the levels",
    path: "/customer/account/my-rewards/loyaltylevel/join",
  };
}
