import { holidaySeason } from "../../shared/holiday-season";

export interface CouponSeed {
  code: string;
  label: string;
  percentBasisPoints: number;
  amountCents: number;
  minimumSubtotalCents: number;
  /** Whether the page of deals names it. */
  isPublic: boolean;
  /** ISO times in UTC; without them it runs for ever. */
  startsAt?: string;
  endsAt?: string;
}

export const couponSeeds: CouponSeed[] = [
  {
    code: "WELCOME10",
    label: "10% off",
    percentBasisPoints: 1000,
    amountCents: 0,
    minimumSubtotalCents: 0,
    isPublic: true,
  },
  {
    code: "PAWS5",
    label: "$5 off orders from $30",
    percentBasisPoints: 0,
    amountCents: 500,
    minimumSubtotalCents: 3000,
    isPublic: true,
  },
  {
    code: "HOLIDAY15",
    label: "15% off",
    percentBasisPoints: 1500,
    amountCents: 0,
    minimumSubtotalCents: 0,
    isPublic: true,
    ...holidaySeason(new Date().getUTCFullYear()),
  },
];
