import type { ArtworkItemView, SurfaceView } from "./artwork-view";

/** Shows all sides of a product, flat and as large as the page allows; each links to its full size. */
export function SurfacePictures({ item }: { item: ArtworkItemView }) {
  if (item.surfaces.length === 0) {
    return <p className="text-soft-ink">We can't show this design right now. Please contact us.</p>;
  }
  return (
    <ul className={`grid gap-6 ${item.surfaces.length > 1 ? "md:grid-cols-2" : ""}`}>
      {item.surfaces.map((surface) => (
        <li key={surface.picture}>
          <figure>
            <a
              href={surface.picture}
              target="_blank"
              rel="noopener"
              className="block rounded-card bg-sand p-3 md:p-6"
            >
              <img
                src={surface.picture}
                alt={`${item.name}, ${surface.title}: your design as it will be printed`}
                width={surface.width}
                height={surface.height}
                className="mx-auto max-h-[80vh] w-auto max-w-full drop-shadow-lg"
              />
            </a>
            <figcaption className="mt-2 text-sm text-soft-ink">
              {surface.title}, {surface.size}. Opens larger in a new tab.
              {surface.printFile && (
                <PrintFileLink item={item} surface={surface} address={surface.printFile} />
              )}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Id of an item's features in words, read aloud beside the button that approves it. */
export function featuresId({ id }: Pick<ArtworkItemView, "id">): string {
  return `features-${id}`;
}

/** Heading of an item: its name, quantity, chosen options, and its design in words. */
export function ItemHeading({ item }: { item: ArtworkItemView }) {
  const chosen = item.options.map(({ label, value }) => `${label}: ${value}`).join(". ");
  return (
    <header className="mb-4">
      <h2 className="font-heading text-xl font-semibold">{item.name}</h2>
      <p id={featuresId(item)} className="max-w-measure text-soft-ink">
        {item.quantity !== null && `Quantity ${item.quantity}. `}
        {chosen}
      </p>
    </header>
  );
}

interface PrintFileLinkProps {
  item: ArtworkItemView;
  surface: SurfaceView;
  address: string;
}

/** Links to the provider's own URL, outside the app. */
function PrintFileLink({ item, surface, address }: PrintFileLinkProps) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="ml-1 inline-flex min-h-[44px] items-center font-semibold text-accent-strong underline underline-offset-4"
    >
      The print file ({surface.isMirrored ? "PDF, mirrored for production" : "PDF"})
      <span className="sr-only">
        {" "}
        of {item.name}, {surface.title}
      </span>
    </a>
  );
}
