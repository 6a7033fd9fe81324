# The shop as one image: docker build --tag my-pet-canvas . (docs/operating.md says how to run it).
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY scripts/prepare.mjs scripts/
COPY scripts/codegen scripts/codegen
RUN npm ci
COPY . .
RUN npm run build && npm ci --omit=dev
# A version of onnxruntime-node for CUT_OUT_MODEL; its script, which would load CUDA from elsewhere, does not run.
ARG CUT_OUT_RUNTIME=""
RUN [ -z "$CUT_OUT_RUNTIME" ] \
  || npm install --no-save --save-prod --omit=dev --ignore-scripts "onnxruntime-node@$CUT_OUT_RUNTIME"

FROM node:24-bookworm-slim
# For npm run backup and npm run restore.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
# By the last two, freed memory returns to the system (docs/decisions/0065).
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /shop
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/package.json /shop/LICENSE /shop/THIRD_PARTY_NOTICES.txt ./
COPY --from=build /shop/scripts scripts
COPY --from=build /shop/public public
COPY --from=build /shop/brands brands
COPY --from=build /shop/build build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "scripts/check-health.mjs"]
# Not by npm, which would not hand a signal on in time.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=256", "scripts/start.mjs"]
