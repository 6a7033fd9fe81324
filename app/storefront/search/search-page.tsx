import { thisBrand } from "~/brand/this-brand";
import { CategoryTiles } from "../catalog/category-tile";
import { Listing } from "../catalog/listing";
import { ProductGrid } from "../catalog/product-grid";
import { Button } from "../ui/button";
import { Container, PageHeading } from "../ui/page";
import { PlainField } from "../ui/plain-field";
import { PlainLinks } from "../ui/plain-links";
import { GuideLinks } from "./guide-links";
import type { SearchHelp, SearchView } from "./read-search.server";
import { MAX_SEARCH_LENGTH, RESULTS_PATH, SEARCH_PATTERN, searchPath } from "./search-words";

/** Shows search results, or help with searching. */
export function SearchPage({ view }: { view: SearchView }) {
  return (
    <Container className="pb-10 pt-8 lg:pb-16 lg:pt-12">
      <PageHeading lead={leadOf(view)}>{headingOf(view)}</PageHeading>
      <GuideLinks guides={view.guides} />
      {view.listing ? <Listing view={view.listing} /> : <Start view={view} />}
    </Container>
  );
}

function headingOf({ words, problem, listing }: SearchView): string {
  if (words === "" || problem) return "Search";
  return listing ? `Search results for “${words}”` : `No results for “${words}”`;
}

function leadOf({ words, problem, listing, readAs }: SearchView) {
  if (problem) return undefined;
  if (words === "") return "Search by product, pet or occasion. A word or two is plenty.";
  if (!listing) return "We couldn't find a match.";
  if (!readAs) return undefined;
  return (
    <>
      Showing results for <b className="font-semibold text-ink">{readAs}</b>. We found nothing for “{words}”.
    </>
  );
}

function Start({ view: { words, problem, alike, bestSellers, help } }: { view: SearchView }) {
  return (
    <div className="flex flex-col gap-10">
      {alike.length > 0 && <WordLinks title="Did you mean" words={alike} />}
      <form
        action={RESULTS_PATH}
        className="grid max-w-measure grid-cols-[minmax(0,1fr)_auto] items-start gap-3"
      >
        <PlainField
          key={words}
          name="q"
          type="search"
          label="Search products"
          placeholder="Search products..."
          defaultValue={words}
          maxLength={MAX_SEARCH_LENGTH}
          pattern={SEARCH_PATTERN}
          title="Use at least one letter or digit"
          autoComplete="off"
          error={problem ?? undefined}
          required
        />
        <Button className="mt-[25px]">Search</Button>
      </form>
      {bestSellers.length > 0 && (
        <section>
          <h2 className="mb-3 font-heading text-xl font-semibold">Best sellers</h2>
          <ProductGrid cards={bestSellers} />
        </section>
      )}
      {help && <Help help={help} hasSearched={words !== "" && !problem} />}
    </div>
  );
}

function Help({ help, hasSearched }: { help: SearchHelp; hasSearched: boolean }) {
  return (
    <>
      {hasSearched && <Tips />}
      {help.popularWords.length > 0 && <WordLinks title="Popular searches" words={help.popularWords} />}
      {help.categories.length > 0 && (
        <section>
          <h2 className="mb-3 font-heading text-xl font-semibold">Or start here</h2>
          <CategoryTiles tiles={help.categories} label="Categories" />
        </section>
      )}
    </>
  );
}

function Tips() {
  return (
    <section className="max-w-measure">
      <h2 className="mb-2 font-heading text-xl font-semibold">Search tips</h2>
      <ul className="list-disc space-y-1 pl-5">
        <li>{thisBrand().search.tip}</li>
        <li>Skip the pet's name; you'll add it later.</li>
        <li>
          Still stuck? We read every message.{" "}
          <a href="/contact-us" className="text-accent-strong underline underline-offset-4">
            Contact us
          </a>
        </li>
      </ul>
    </section>
  );
}

function WordLinks({ title, words }: { title: string; words: string[] }) {
  return (
    <PlainLinks>
      <section>
        <h2 className="mb-3 font-heading text-xl font-semibold">{title}</h2>
        <ul className="flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word}>
              <a
                href={searchPath(word)}
                className="inline-flex min-h-[44px] items-center rounded-full border border-field-line bg-card px-4 font-semibold hover:border-ink"
              >
                {word}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </PlainLinks>
  );
}
