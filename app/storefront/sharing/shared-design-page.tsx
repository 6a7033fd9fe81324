import { thisBrand } from "~/brand/this-brand";
import { MarkedPicture } from "../design-comments/marked-picture";
import { SharedComments } from "../design-comments/shared-comments";
import { ButtonLink } from "../ui/button";
import { EverythingLink } from "../ui/everything-link";
import { Page, PageHeading } from "../ui/page";
import type { SharedDesignView } from "./read-shared-design.server";

/** A design shared by its owner, to view and to comment on. */
export function SharedDesignPage({
  view: { title, productName, picture, toolPath, page, comments, honeypot },
}: {
  view: SharedDesignView;
}) {
  return (
    <Page>
      <div className="mx-auto max-w-[960px]">
        <div className="grid items-center gap-8 md:grid-cols-[3fr_2fr] md:gap-12">
          <MarkedPicture comments={comments?.comments ?? []}>
            <img
              src={picture}
              alt={`${productName} with this design`}
              width={900}
              height={900}
              className="aspect-square w-full rounded-card border border-line bg-sand object-cover"
            />
          </MarkedPicture>
          <div>
            <PageHeading lead={`${productName}, designed at ${thisBrand().name} and shared with you.`}>
              <span className="break-words">{title}</span>
            </PageHeading>
            {toolPath ? (
              <>
                <p className="mb-5 max-w-measure">
                  Make yours in about five minutes, and see what you'll get as you design.
                </p>
                <ButtonLink to={toolPath}>Make your own</ButtonLink>
              </>
            ) : (
              <EverythingLink>See what we make</EverythingLink>
            )}
          </div>
        </div>
        {comments && <SharedComments view={comments} honeypot={honeypot} page={page} picture={picture} />}
      </div>
    </Page>
  );
}
