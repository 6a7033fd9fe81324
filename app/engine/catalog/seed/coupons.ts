export interface CouponSeed {
  code: string;
  label: string;
  percentBasisPoints: number;
  amountCents: number;
  minimumSubtotalCents: number;
  /** Whether the page of deals names it. */
  isPublic: boolean;
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
];
