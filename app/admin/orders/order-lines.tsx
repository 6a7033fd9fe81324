import { DataTable } from "../ui/data-table";
import { moneyText } from "../ui/format";
import type { OrderPageView } from "./order.server";
import { Fact, Part } from "./page-part";

type Order = OrderPageView["order"];
type Print = NonNullable<Order["lines"][number]["print"]>;

const states: Record<Print["state"], string> = {
  WAITING: "Being made",
  STUCK: "Can't be made",
  PROOF: "Waits for the buyer's approval",
  HELD: "Held before printing",
  READY: "Ready",
  ENDED: "Not made anymore",
};

/** What was ordered, what is left to ship of it, and its print files. */
export function Lines({ order: { lines, totals } }: { order: Order }) {
  return (
    <>
      <DataTable
        label="Lines"
        rows={lines}
        keyOf={({ id }) => id}
        empty="No lines."
        columns={[
          {
            title: "Product",
            cell: ({ name, sku, options, is_free_gift }) => (
              <span>
                {name} <small>{sku}</small>
                {is_free_gift && (
                  <>
                    {" "}
                    <span className="pill">Free gift</span>
                  </>
                )}
                {options.map(({ label, text }) => (
                  <small key={label} className="option">
                    {label}: {text}
                  </small>
                ))}
              </span>
            ),
          },
          { title: "Price", cell: ({ unit_price }) => moneyText(unit_price), isNumber: true },
          { title: "Pieces", cell: ({ quantity }) => quantity, isNumber: true },
          { title: "Shipped", cell: ({ quantity_shipped }) => quantity_shipped, isNumber: true },
          { title: "To ship", cell: ({ quantity_to_ship }) => quantity_to_ship, isNumber: true },
          { title: "Refunded", cell: ({ quantity_refunded }) => quantity_refunded, isNumber: true },
          { title: "Print files", cell: ({ print }) => (print ? <PrintFiles print={print} /> : "–") },
          { title: "Total", cell: ({ row_total }) => moneyText(row_total), isNumber: true },
        ]}
      />
      <Designs order={{ lines }} />
      <Part title="Totals">
        <dl className="facts">
          {totals.map(({ label, amount }) => (
            <Fact key={label} label={label}>
              {moneyText(amount)}
            </Fact>
          ))}
        </dl>
      </Part>
    </>
  );
}

/** CSS pixels in a millimetre. */
const PIXELS = 96 / 25.4;

function Designs({ order: { lines } }: { order: Pick<Order, "lines"> }) {
  const designed = lines.filter(({ surfaces }) => surfaces.length > 0);
  if (designed.length === 0) return null;
  return (
    <Part title="Designs">
      {designed.map(({ id, name, surfaces }) => (
        <details key={id}>
          <summary>{name} at actual size</summary>
          {surfaces.map(({ title, width, height, picture_url }) => (
            <figure key={title}>
              <figcaption>
                {title}, {Math.round(width)} × {Math.round(height)} mm
              </figcaption>
              <div className="scroll">
                <img
                  src={picture_url}
                  alt={`${name}, ${title}`}
                  width={Math.round(width * PIXELS)}
                  height={Math.round(height * PIXELS)}
                  loading="lazy"
                />
              </div>
            </figure>
          ))}
        </details>
      ))}
    </Part>
  );
}

function PrintFiles({ print: { state, problem, findings, files, archive_url } }: { print: Print }) {
  return (
    <span>
      {states[state]}
      {problem && <small className="option">{problem}</small>}
      {findings.map((finding) => (
        <small key={finding} className="option">
          {finding}
        </small>
      ))}
      {archive_url && (
        <small className="option">
          <a href={archive_url} download>
            All files and the job ticket
          </a>{" "}
          (ZIP)
        </small>
      )}
      {files.map(({ title, url, bytes, production, sha256 }) => (
        <small key={url} className="option">
          <a href={url} download>
            {title}
          </a>{" "}
          ({sizeText(bytes)}) {production}
          <span className="checksum">SHA-256 {sha256}</span>
        </small>
      ))}
    </span>
  );
}

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** Such as "2.4 MB". */
function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
