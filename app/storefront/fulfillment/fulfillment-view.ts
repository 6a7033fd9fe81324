import type {
  ClaimStatus,
  FulfillmentStep,
  PrintState,
  ProofState,
} from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "../ui/money";

/** An order as the shop sees it, opened by the link in its email. */
export interface FulfillmentView {
  number: string;
  /** Path of the page that shows the designs as they are printed. */
  artworkPath: string;
  status: string;
  statusCode: string | null;
  placedOn: string;
  email: string;
  total: MoneyAmount | null;
  shippingMethod: string | null;
  /** The parcel must not contain prices. */
  isDropship: boolean;
  /** What the shopper asks of the workshop. */
  notes: FulfillmentNote[];
  shippingAddress: string[] | null;
  lines: FulfillmentLine[];
  parcels: FulfillmentParcel[];
  steps: FulfillmentStep[];
  canShip: boolean;
  carriers: { code: string; title: string }[];
  claims: FulfillmentClaim[];
  prints: FulfillmentPrint[];
}

export interface FulfillmentNote {
  title: string;
  /** One or several lines. */
  text: string;
}

/** A designed line and its print files. */
export interface FulfillmentPrint {
  lineId: string;
  name: string;
  state: PrintState;
  problem: string | null;
  files: FulfillmentPrintFile[];
  /** `stand` describes the state in words; null when no proof was requested. */
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
  /** Number of pieces that are not shipped yet. */
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
  /** Part of a URL; null without a photo. */
  photo: string | null;
}
