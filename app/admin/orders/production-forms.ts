import type { OrderQuery, OrderStep } from "../documents.generated";
import { labelToShip } from "./label-to-ship";

type Order = NonNullable<OrderQuery["order"]>;

/** A field of a form on an order's page. */
export interface FormField {
  name: string;
  label: string;
  hint?: string;
  /** Default: a line of text. */
  kind?: "number" | "money" | "select" | "paragraph";
  /** What a list offers. */
  options?: [value: string, title: string][];
  value?: string | number;
  min?: number;
  max?: number;
  isOptional?: boolean;
}

/** A form on an order's page. */
export interface OrderFormView {
  /** Of the field `intent`. */
  intent: string;
  title: string;
  hint?: string;
  button: string;
  fields: FormField[];
  /** Fields that the page fills in. */
  hidden?: Record<string, string>;
  isDanger?: boolean;
  /** Texts that can be inserted into the field `text`. */
  templates?: { id: string; title: string }[];
}

const REASON = { name: "text", label: "Why?", hint: "Only staff see it." };

const UNFINISHED = ["WAITING", "STUCK"];
const printForm: OrderFormView = {
  intent: "print",
  title: "Make the print files now",
  hint: "Files that couldn't be made are tried again.",
  button: "Make print files",
  fields: [],
};

/** The forms that release held lines. */
function releaseForms(lines: Order["lines"]): OrderFormView[] {
  return lines
    .filter(({ print }) => print?.can_release)
    .map(({ id, name, print }) => ({
      intent: "print-release",
      title: `Release ${name} for printing`,
      hint: print?.findings.join(" "),
      button: "Release for printing",
      hidden: { line: id },
      fields: [{ ...REASON, label: "Why can it be printed?" }],
    }));
}

/** Name of a line's quantity field. */
function piecesName(lineId: string): string {
  return `pieces-${lineId}`;
}

/** The forms for payment, production and remakes that the person may use now. */
export function productionForms(order: Order): OrderFormView[] {
  const { steps, lines, carriers, production_problem, packing_slip_url } = order;
  const forms: [OrderStep, OrderFormView][] = [
    [
      "PAYMENT",
      {
        intent: "payment",
        title: "Payment received",
        hint: "The buyer's check or transfer has arrived.",
        button: "Record the payment",
        fields: [],
      },
    ],
    [
      "PRODUCTION",
      {
        intent: "production",
        title: "Start production",
        hint: production_problem ?? "All print files are ready.",
        button: "Start production",
        fields: [],
      },
    ],
    [
      "PARCEL",
      {
        intent: "parcel",
        title: "Ship a parcel",
        hint: "We email the buyer.",
        button: "Ship and email the buyer",
        fields: [
          ...labelFields(carriers, labelToShip(order)),
          ...lines
            .filter(({ quantity_to_ship }) => quantity_to_ship > 0)
            .map(({ id, name, quantity_to_ship: max }) => ({
              name: piecesName(id),
              label: `${name}: pieces (of ${max})`,
              kind: "number" as const,
              value: max,
              min: 0,
              max,
            })),
        ],
      },
    ],
    [
      "REMAKE",
      {
        intent: "remake",
        title: "Make again",
        hint: "A replacement is shipped in addition. A spoiled piece is only made again.",
        button: "Make again",
        fields: [
          {
            name: "line",
            label: "Product",
            kind: "select",
            options: lines.map(({ id, name, options }) => [
              id,
              [name, options[0]?.text].filter(Boolean).join(", "),
            ]),
          },
          {
            name: "kind",
            label: "What for?",
            kind: "select",
            options: [
              ["REPLACEMENT", "Replacement for a shipped piece"],
              ["WASTE", "Spoiled before shipping"],
            ],
          },
          { name: "quantity", label: "Pieces", kind: "number", value: 1, min: 1 },
          REASON,
          { name: "cost", label: "What it costs us", hint: "In dollars, for all pieces.", kind: "money" },
        ],
      },
    ],
  ];
  return [
    ...releaseForms(lines),
    ...forms.flatMap(([step, form]) => (steps.includes(step) ? form : [])),
    ...(packing_slip_url && lines.some(({ print }) => print && UNFINISHED.includes(print.state))
      ? [printForm]
      : []),
  ];
}

/** The forms for one parcel; none for one that has arrived, or for people who may not ship. */
export function parcelForms(
  { carriers, parcels, packing_slip_url }: Order,
  parcel: Order["parcels"][number],
): OrderFormView[] {
  if (parcel.delivered_at || packing_slip_url === null) return [];
  const hidden = { parcel: parcel.number };
  const others = parcels.filter(({ number, delivered_at }) => number !== parcel.number && !delivered_at);
  const forms: (OrderFormView | null)[] = [
    { intent: "deliver", title: "It has arrived", button: "Mark as delivered", fields: [] },
    {
      intent: "correct",
      title: "Correct the number",
      hint: "We email the new number to the buyer.",
      button: "Correct",
      fields: labelFields(carriers, parcel),
    },
    others.length === 0
      ? null
      : {
          intent: "merge",
          title: "Merge into another parcel",
          button: "Merge",
          fields: [
            {
              name: "into",
              label: "Parcel that stays",
              kind: "select",
              options: others.map(({ number, tracking_number }) => [
                number,
                `${number} (${tracking_number})`,
              ]),
            },
          ],
        },
    parcel.lost_at
      ? null
      : {
          intent: "lose",
          title: "The carrier lost it",
          hint: "We email the buyer, who can then ask for a remake or a refund.",
          button: "Record as lost",
          fields: [REASON],
          isDanger: true,
        },
    {
      intent: "void",
      title: "Void the parcel",
      hint: "As if it had never been shipped. The buyer isn't emailed.",
      button: "Void",
      fields: [REASON],
      isDanger: true,
    },
  ];
  return forms.flatMap((form) => (form ? { ...form, hidden } : []));
}

function labelFields(
  carriers: Order["carriers"],
  parcel?: { carrier_code: string; tracking_number: string },
): FormField[] {
  return [
    {
      name: "carrier",
      label: "Carrier",
      kind: "select",
      options: carriers.map(({ code, title }) => [code, title]),
      value: parcel?.carrier_code,
    },
    { name: "tracking_number", label: "Tracking number", value: parcel?.tracking_number },
  ];
}
