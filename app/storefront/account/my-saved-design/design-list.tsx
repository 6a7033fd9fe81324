import { Link } from "@remix-run/react";
import { ButtonLink } from "~/storefront/ui/button";
import { PageHeading } from "~/storefront/ui/page";
import { PageLinks } from "~/storefront/ui/page-links";
import { EverythingLink } from "../../ui/everything-link";
import type { DesignListView } from "./loader.server";
import { OrderDesign } from "./order-design";
import { savedDesignPath, savedDesignsPath } from "./saved-design";
import type { SavedDesignView } from "./view-saved-design.server";

/** Saved designs as cards, the latest first. */
export function DesignList({ view }: { view: DesignListView }) {
  const { designs, total, page, pages } = view;
  return (
    <>
      <PageHeading lead={total > 0 ? "Everything you've designed, ready to finish or order." : undefined}>
        My Saved Designs
      </PageHeading>
      {designs.length === 0 ? (
        <NoDesigns isBeyondLast={total > 0} />
      ) : (
        <ul aria-label="Saved designs" className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {designs.map((design) => (
            <DesignCard key={design.id} design={design} />
          ))}
        </ul>
      )}
      <PageLinks label="Pages of designs" page={page} pages={pages} pathOf={savedDesignsPath} />
    </>
  );
}

function DesignCard({ design }: { design: SavedDesignView }) {
  const { id, title, productName, changedOn, picture, isShared, hasNewComments } = design;
  return (
    <li className="flex overflow-hidden rounded-card border border-line bg-card sm:flex-col">
      <Link
        to={savedDesignPath(id)}
        tabIndex={-1}
        aria-hidden="true"
        className="m-4 mr-0 w-24 shrink-0 self-start overflow-hidden rounded-field bg-sand sm:m-0 sm:w-auto sm:self-auto sm:rounded-none"
      >
        <img
          src={picture}
          alt=""
          width={400}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-square w-full object-cover"
        />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col p-4 pb-2">
        <h2 className="break-words text-lg font-semibold leading-snug">
          <Link to={savedDesignPath(id)} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-soft-ink">
          {design.name && `${productName} · `}
          {changedOn}
          {isShared && " · Shared by link"}
        </p>
        {hasNewComments && (
          <p className="mt-1 text-sm">
            <Link
              to={`${savedDesignPath(id)}#comments`}
              className="inline-flex min-h-[44px] items-center font-semibold text-accent-strong underline underline-offset-4"
            >
              New comments<span className="sr-only"> on {title}</span>
            </Link>
          </p>
        )}
        <OrderDesign design={design} className="mt-auto pt-4" />
        <Link
          to={savedDesignPath(id)}
          className="mt-1 inline-flex min-h-[44px] items-center self-start text-sm font-semibold text-soft-ink underline-offset-4 hover:text-ink hover:underline"
        >
          Rename, share, copy or delete<span className="sr-only">: {title}</span>
        </Link>
      </div>
    </li>
  );
}

function NoDesigns({ isBeyondLast }: { isBeyondLast: boolean }) {
  return (
    <div className="rounded-card border border-line bg-card p-6 md:p-8">
      <p className="max-w-measure">
        {isBeyondLast
          ? "There are no designs on this page."
          : "Nothing here yet. Designs you make while signed in are saved here, so you can come back to them."}
      </p>
      {isBeyondLast ? (
        <ButtonLink to={savedDesignsPath()} className="mt-5">
          See the latest designs
        </ButtonLink>
      ) : (
        <EverythingLink className="mt-5">Find something to design</EverythingLink>
      )}
    </div>
  );
}
