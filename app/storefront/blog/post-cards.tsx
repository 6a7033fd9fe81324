import { PlainLinks } from "../ui/plain-links";
import { ProductImage } from "../ui/product-image";
import type { PostCardView } from "./blog-view";

interface PostCardsProps {
  posts: PostCardView[];
  headtag?: "h2" | "h3";
  /** Loads the pictures of the first posts with priority, because they are above the fold. */
  isFirst?: boolean;
}

/** A row of posts, each with its picture and topic. */
export function PostCards({ posts, headtag: Heading = "h3", isFirst = false }: PostCardsProps) {
  return (
    <PlainLinks>
      <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-3 lg:gap-8">
        {posts.map((post, index) => (
          <li key={post.path} className="grid">
            <article className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow duration-200 ease-out hover:shadow-float">
              <ProductImage
                src={post.picture}
                pixels={400}
                alt=""
                width="400"
                height="320"
                loading={isFirst && index < 2 ? undefined : "lazy"}
                className="aspect-[5/4] w-full bg-sand object-cover object-[center_40%]"
              />
              <div className="flex grow flex-col p-4 md:p-5">
                <p className="text-sm font-semibold text-pine">{post.topic}</p>
                <Heading className="mt-1 font-heading text-lg font-semibold leading-snug md:text-xl">
                  <a
                    href={post.path}
                    className="before:absolute before:inset-0 group-hover:text-accent-strong"
                  >
                    {post.title}
                  </a>
                </Heading>
                <p className="mt-2 text-soft-ink">{post.summary}</p>
                <p className="mt-auto pt-3 text-sm text-soft-ink">
                  <time dateTime={post.publishedAt.slice(0, 10)}>{post.day}</time>
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </PlainLinks>
  );
}
