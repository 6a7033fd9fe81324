import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { CloseComments, CommentList } from "~/storefront/design-comments/comment-list";
import { MarkedPicture } from "~/storefront/design-comments/marked-picture";
import type { CommentsView } from "~/storefront/design-comments/view-comments.server";
import { CopyField } from "~/storefront/sharing/copy-field";
import { buttonClasses } from "~/storefront/ui/button";
import { Field } from "~/storefront/ui/field";
import { IntentForm } from "~/storefront/ui/intent-form";
import { PageHeading } from "~/storefront/ui/page";
import { SubmitButton } from "~/storefront/ui/submit-button";
import type { ManagedDesign } from "./loader.server";
import { OrderDesign } from "./order-design";
import { MAX_NAME_LENGTH, renameValidator } from "./rename-form";
import { savedDesignPath, savedDesignsPath } from "./saved-design";
import type { SavedDesignView } from "./view-saved-design.server";

/** One design, enlarged, with all actions. */
export function ManageDesign({ view: { design, link, comments } }: { view: ManagedDesign }) {
  return (
    <>
      <Link
        to={savedDesignsPath()}
        className="mb-2 inline-flex min-h-[44px] items-center text-sm font-semibold text-soft-ink hover:underline"
      >
        ← My Saved Designs
      </Link>
      <PageHeading
        lead={`${design.name ? `${design.productName}, changed` : "Changed"} on ${design.changedOn}`}
      >
        <span className="break-words">{design.title}</span>
      </PageHeading>
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-2">
        <div>
          <MarkedPicture comments={comments?.comments ?? []}>
            <img
              src={design.picture}
              alt={`${design.productName} with your design`}
              width={800}
              height={800}
              className="aspect-square w-full rounded-card border border-line bg-sand object-cover"
            />
          </MarkedPicture>
          <OrderDesign design={design} className="mt-5" />
        </div>
        <div className="divide-y divide-line">
          <Rename design={design} />
          <Share design={design} link={link} />
          {comments && <Comments design={design} link={link} comments={comments} />}
          <Duplicate design={design} />
          <Delete design={design} />
        </div>
      </div>
    </>
  );
}

function Rename({ design }: { design: SavedDesignView }) {
  return (
    <Part id="name" title="Name">
      <IntentForm
        key={design.name}
        intent="rename"
        labels={{ name: "Design title" }}
        validator={renameValidator}
        action={savedDesignPath(design.id)}
        defaultValues={{ name: design.name }}
      >
        <Field
          name="name"
          label="Design title"
          help="Only you and people you share it with will see it."
          limit={MAX_NAME_LENGTH}
          autoComplete="off"
        />
        <SubmitButton name="save" value="name" sending="Saving…" variant="quiet" className="mt-4">
          Save name
        </SubmitButton>
      </IntentForm>
    </Part>
  );
}

function Share({ design, link }: { design: SavedDesignView; link: string | null }) {
  return (
    <Part id="share" title="Share">
      {link === null ? (
        <>
          <p className="max-w-measure text-soft-ink">
            Anyone with the link can view this design, including its photo and text, and comment on it, but
            not change it. You can stop sharing anytime.
          </p>
          <Act design={design} intent="share" sending="Creating link…">
            Create link
          </Act>
        </>
      ) : (
        <>
          <p className="mb-4 max-w-measure text-soft-ink">
            Anyone with this link can see the design, including any changes you make.
          </p>
          <CopyField label="Link to this design" value={link} />
          <div className="flex flex-wrap items-baseline gap-x-5">
            <Act design={design} intent="unshare" sending="Stopping…">
              Stop sharing
            </Act>
            <a
              href={link}
              className="inline-flex min-h-[44px] items-center font-semibold text-accent-strong underline underline-offset-4"
            >
              View shared page
            </a>
          </div>
        </>
      )}
    </Part>
  );
}

interface CommentsProps {
  design: SavedDesignView;
  link: string | null;
  comments: CommentsView;
}

/** What people with the link have written, also after sharing has ended; nothing for a design that was never shared. */
function Comments({ design, link, comments: view }: CommentsProps) {
  if (link === null && view.comments.length === 0) return null;
  const action = savedDesignPath(design.id);
  return (
    <Part id="comments" title="Comments">
      <p className="mb-4 max-w-measure text-soft-ink">{commentsText(view, link !== null)}</p>
      <CommentList view={view} action={action} headtag="h3" />
      {link !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <CloseComments view={view} action={action} />
          {!view.isClosed && !view.isFull && (
            <a
              href={`${link}#write-comment`}
              className="inline-flex min-h-[44px] items-center font-semibold text-accent-strong underline underline-offset-4"
            >
              Write a comment
            </a>
          )}
        </div>
      )}
    </Part>
  );
}

function commentsText({ isClosed, comments }: CommentsView, isShared: boolean): string {
  if (!isShared)
    return "Only you can see these now. They'll be back on the page if you share the design again.";
  if (isClosed) return "Comments are closed. Those already written stay on the shared page.";
  if (comments.length === 0)
    return "No comments yet. Anyone with the link can write one, without an account.";
  return "Everyone with the link can read these.";
}

function Duplicate({ design }: { design: SavedDesignView }) {
  return (
    <Part id="copy" title="Make a copy">
      <p className="max-w-measure text-soft-ink">Try another idea and keep this one as is.</p>
      <Act design={design} intent="duplicate" sending="Copying…">
        Make a copy
      </Act>
    </Part>
  );
}

/** Asks for confirmation, also without JavaScript. */
function Delete({ design }: { design: SavedDesignView }) {
  return (
    <Part id="delete" title="Delete">
      <details>
        <summary className={buttonClasses("quiet", "cursor-pointer list-none")}>Delete this design…</summary>
        <p className="mt-4 max-w-measure">
          This can't be undone. Items already in a cart or ordered won't be affected.
        </p>
        <Act design={design} intent="delete" sending="Deleting…" variant="primary">
          Yes, delete it
        </Act>
      </details>
    </Part>
  );
}

interface ActProps {
  design: SavedDesignView;
  intent: string;
  sending: string;
  variant?: "primary" | "quiet";
  children: ReactNode;
}

function Act({ design, intent, sending, variant = "quiet", children }: ActProps) {
  return (
    <Form method="post" action={savedDesignPath(design.id)} className="mt-4">
      <SubmitButton name="intent" value={intent} sending={sending} variant={variant}>
        {children}
      </SubmitButton>
    </Form>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="py-6 first:pt-0 last:pb-0">
      <h2 id={`${id}-heading`} className="mb-3 font-heading text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
