import { thisBrand } from "~/brand/this-brand";
import { Breadcrumbs } from "../ui/breadcrumbs";
import { EverythingLink } from "../ui/everything-link";
import { Container, PageHeading } from "../ui/page";
import { PageLinks } from "../ui/page-links";
import { PlainLinks } from "../ui/plain-links";
import { blogPath } from "./blog-view";
import { PostCards } from "./post-cards";
import type { BlogView } from "./read-blog.server";

/** The blog: its posts by topic, the newest first. */
export function BlogPage({ view }: { view: BlogView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs
        steps={view.topic ? [{ title: "Blog", path: blogPath(null) }] : []}
        here={view.topic ?? "Blog"}
      />
      <PageHeading lead={thisBrand().blog.lead}>{view.topic ?? thisBrand().blog.title}</PageHeading>
      <Topics view={view} />
      {view.posts.length > 0 ? <PostCards posts={view.posts} headtag="h2" isFirst /> : <NoPosts />}
      <PageLinks
        label="Pages of the blog"
        page={view.pageNumber}
        pages={view.pages}
        pathOf={(page) => blogPath(view.topic, page)}
      />
      <p className="mt-8 text-sm text-soft-ink">
        Prefer a feed reader? Subscribe to{" "}
        <a href="/blog/feed.xml" className="text-accent-strong underline underline-offset-4">
          our blog's feed
        </a>
        .
      </p>
    </Container>
  );
}

function Topics({ view }: { view: BlogView }) {
  if (view.topics.length < 2) return null;
  const choices = [{ title: "All", topic: null }, ...view.topics.map((topic) => ({ title: topic, topic }))];
  return (
    <PlainLinks>
      <nav aria-label="Topics" className="mb-8">
        <ul className="flex flex-wrap gap-2">
          {choices.map(({ title, topic }) => (
            <li key={title}>
              <a
                href={blogPath(topic)}
                aria-current={topic === view.topic ? "page" : undefined}
                className="inline-flex min-h-[44px] items-center rounded-full border border-field-line bg-card px-4 text-sm font-semibold hover:border-ink aria-[current=page]:border-accent aria-[current=page]:bg-accent-tint"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PlainLinks>
  );
}

function NoPosts() {
  return (
    <div className="rounded-card border border-line bg-card p-8">
      <p className="mb-4 text-lg">No posts yet.</p>
      <EverythingLink />
    </div>
  );
}
