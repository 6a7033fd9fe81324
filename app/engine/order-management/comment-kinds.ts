/** The kinds of texts that staff leave on an order, with their titles in its timeline. */
export const commentTitles = {
  comment: "Note",
  draft: "Composed for the buyer",
  hold: "Reason for the hold",
  release: "Reason for the release",
  cancel: "Reason for canceling",
  refund: "Refunded by staff",
  payment: "Payment recorded",
  "print-release": "Released for printing",
  production: "Production started",
  parcel: "Parcel shipped",
  "parcel-corrected": "Parcel corrected",
  "parcel-voided": "Parcel voided",
  "parcels-merged": "Parcels merged",
  "parcel-delivered": "Parcel delivered, recorded by hand",
  "parcel-lost": "Parcel lost",
  remake: "Make again",
  address: "Shipping address changed",
  email: "Email sent again",
  claim: "Claim decided",
  proof: "Proof sent again",
  "label-bought": "Shipping label bought",
  "label-voided": "Shipping label voided",
} as const;

export type CommentKind = keyof typeof commentTitles;
