import { Form, Link } from "@remix-run/react";
import { thisBrand } from "~/brand/this-brand";
import { Breadcrumbs, type Trail } from "../ui/breadcrumbs";
import { FieldError, fieldClasses } from "../ui/field-frame";
import { Container, PageHeading } from "../ui/page";
import { PageLinks } from "../ui/page-links";
import { ProductImage } from "../ui/product-image";
import { SubmitButton } from "../ui/submit-button";
import type { BulkOrderView, BulkResponse, DesignEntry } from "./bulk-order-view";
import { LineProblems } from "./line-problems";
import { RowsForm } from "./rows-form";

interface BulkOrderPageProps {
  view: BulkOrderView;
  response: BulkResponse | undefined;
}

export const BULK_ORDER_TRAIL: Trail = { steps: [], here: "Bulk order" };

/** The form for many lines at once, typed into rows or pasted as a list. */
export function BulkOrderPage({ view, response }: BulkOrderPageProps) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs {...BULK_ORDER_TRAIL} />
      <PageHeading lead="For a shelter, a club or the whole family: add up to 100 lines to your cart at once. If a line has an error, nothing is added.">
        Bulk order
      </PageHeading>
      <div className="grid grid-cols-1 gap-8">
        <RowsForm view={view} response={response?.way === "rows" ? response : undefined} />
        <ListForm view={view} response={response?.way === "list" ? response : undefined} />
        <OwnDesigns view={view} />
      </div>
    </Container>
  );
}

function ListForm({ view, response }: BulkOrderPageProps) {
  const id = "bulk-list";
  const error = response?.message;
  return (
    <section aria-labelledby={`${id}-heading`} className="rounded-card border border-line bg-card p-5 md:p-8">
      <h2 id={`${id}-heading`} className="font-heading text-xl font-semibold">
        Paste a list
      </h2>
      <p className="mt-2 max-w-measure text-soft-ink">
        Copy it from a spreadsheet or paste CSV, with the columns sku, quantity, options and design. A header
        row is optional. Enter options like{" "}
        <code className="whitespace-nowrap">Size: Large; Color: Sand</code>.
      </p>
      <div className="mt-5 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Form method="post" preventScrollReset>
          {response && (
            <LineProblems id={`${id}-error`} response={response}>
              {({ row, column, message }) => `Row ${row}, ${column}: ${message}`}
            </LineProblems>
          )}
          <label htmlFor={id} className="mb-1 block text-sm font-semibold">
            Your list
          </label>
          <textarea
            id={id}
            name="list"
            rows={9}
            defaultValue={response?.list}
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={`${fieldClasses} font-mono text-sm`}
          />
          <SubmitButton name="intent" value="list" sending="Reading your list…" className="mt-4">
            Add list to cart
          </SubmitButton>
        </Form>
        <div>
          <h3 className="text-sm font-semibold">Sample list</h3>
          <pre className="mt-1 whitespace-pre-wrap break-words rounded-field bg-paper p-4 text-sm">
            {view.template}
          </pre>
        </div>
      </div>
    </section>
  );
}

function OwnDesigns({ view: { designs, designPage, designPages } }: { view: BulkOrderView }) {
  return (
    <section id="designs" aria-labelledby="designs-heading">
      <h2 id="designs-heading" className="font-heading text-xl font-semibold">
        Your designs
      </h2>
      {designs.length === 0 ? (
        <p className="mt-2 text-soft-ink">
          None yet. Designs you make while signed in are saved here:{" "}
          <Link
            to={thisBrand().navigation.everything.path}
            className="text-accent-strong underline underline-offset-4"
          >
            choose something to design
          </Link>
          .
        </p>
      ) : (
        <>
          <p className="mt-2 max-w-measure text-soft-ink">
            To order a design from a list, use the ID below its picture. We'll make it as it is now.
          </p>
          <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
            {designs.map((design) => (
              <DesignCard key={design.id} design={design} />
            ))}
          </ul>
        </>
      )}
      <PageLinks
        label="Pages of designs"
        page={designPage}
        pages={designPages}
        pathOf={(page) => `/bulk-order?p=${page}#designs`}
      />
    </section>
  );
}

function DesignCard({ design: { id, sku, name, pictureUrl, problem } }: { design: DesignEntry }) {
  return (
    <li className="min-w-0 rounded-card border border-line bg-card p-3">
      <ProductImage
        src={pictureUrl}
        pixels={400}
        alt=""
        width="300"
        height="300"
        loading="lazy"
        className="aspect-square w-full rounded-field bg-sand object-cover"
      />
      <p className="mt-2 font-semibold">{name}</p>
      <p className="text-sm text-soft-ink">SKU {sku}</p>
      <code className="mt-1 block select-all break-all text-sm">{id}</code>
      <FieldError id={`design-${id}`} error={problem ?? undefined} />
    </li>
  );
}
