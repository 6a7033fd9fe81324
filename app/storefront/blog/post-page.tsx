import { thisBrand } from "~/brand/this-brand";
import { Breadcrumbs } from "../ui/breadcrumbs";
import { EverythingLink } from "../ui/everything-link";
import { MerchantHtml } from "../ui/merchant-html";
import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";
import { ProductImage } from "../ui/product-image";
import { blogPath } from "./blog-view";
import { PostCards } from "./post-cards";
import type { PostView } from "./read-post.server";

/** One post, and further posts to read. */
export function PostPage({ view }: { view: PostView }) {
  const { post } = view;
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <article className="mx-auto max-w-[760px]">
        <Breadcrumbs steps={[{ title: "Blog", path: blogPath(null) }]} here={post.title} />
        <header>
          <p className="font-semibold text-pine">
            <a href={blogPath(post.topic)} className="inline-flex min-h-[32px] items-center hover:underline">
              {post.topic}
            </a>
          </p>
          <h1 className="mt-1 font-heading text-2xl font-semibold md:text-3xl">{post.title}</h1>
          <p className="mt-3 text-sm text-soft-ink">
            <time dateTime={post.publishedAt.slice(0, 10)}>{post.day}</time> · {view.author}
          </p>
        </header>
        <ProductImage
          src={post.picture}
          pixels={800}
          alt={post.pictureLabel}
          width="760"
          height="507"
          className="my-6 aspect-[3/2] w-full rounded-card bg-sand object-cover object-[center_35%]"
        />
        <PlainLinks>
          <MerchantHtml className="prose" html={view.content} />
        </PlainLinks>
      </article>
      <NextStep />
      {view.more.length > 0 && (
        <section aria-labelledby="more-posts" className="mt-12 lg:mt-16">
          <h2 id="more-posts" className="mb-5 font-heading text-2xl font-semibold">
            More posts
          </h2>
          <PostCards posts={view.more} />
        </section>
      )}
    </Container>
  );
}

function NextStep() {
  return (
    <section
      aria-labelledby="next-step"
      className="mx-auto mt-10 flex max-w-[760px] flex-wrap items-center justify-between gap-4 rounded-card bg-mint p-6"
    >
      <h2 id="next-step" className="font-heading text-xl font-semibold">
        {thisBrand().blog.invitation}
      </h2>
      <PlainLinks>
        <EverythingLink>See what we can make</EverythingLink>
      </PlainLinks>
    </section>
  );
}
