import type {
  ClaimStatus,
  FulfillmentStep,
  PrintState,
  ProofState,
} from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "../ui/money";

/** An order as the shop sees it, by the link of its email. */
export interface FulfillmentView {
  number: string;
  /** Where the designs are shown as they are printed. */
  artworkPath: string;
  status: string;
  statusCode: string | null;
  placedOn: string;
  email: string;
  total: MoneyAmount | null;
  shippingMethod: string | null;
  /** No prices may go into the parcel. */
  isDropship: boolean;
  /** What the shopper wrote for the workshop. */
  comment: string | null;
  /** For a card in the parcel. */
  giftMessage: string | null;
  shippingAddress: string[] | null;
  lines: FulfillmentLine[];
  parcels: FulfillmentParcel[];
  steps: FulfillmentStep[];
  canShip: boolean;
  carriers: { code: string; title: string }[];
  claims: FulfillmentClaim[];
  prints: FulfillmentPrint[];
  /** What its buyer asked for: nothing is made before the proofs are approved. */
  isProofWanted: boolean;
}

/** A designed line and what is printed of it. */
export interface FulfillmentPrint {
  lineId: string;
  name: string;
  state: PrintState;
  problem: string | null;
  files: FulfillmentPrintFile[];
  /** `stand` says in words how far it is; null when nobody asked for one. */
  proof: { round: number; state: ProofState; stand: string; wish: string } | null;
}

export interface FulfillmentPrintFile {
  title: string;
  /** Such as "2.4 MB". */
  size: string;
  sha256: string;
  address: string;
}

export interface FulfillmentLine {
  id: string;
  name: string;
  options: { label: string; value: string }[];
  quantity: number;
  /** Pieces that are not sent yet. */
  toSend: number;
}

export interface FulfillmentParcel {
  number: string;
  carrier: string;
  trackingNumber: string;
  sentOn: string;
  arrivedOn: string | null;
  contents: string;
}

export interface FulfillmentClaim {
  id: string;
  product: string;
  reason: string;
  wish: string;
  message: string;
  status: ClaimStatus;
  answer: string;
  day: string;
  refund: MoneyAmount;
  /** A part of an address; null without a photo. */
  photo: string | null;
}
