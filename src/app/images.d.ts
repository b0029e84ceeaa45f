// Also in `next-env.d.ts`, which a fresh checkout has only after its first build.
import 'next/image-types/global';
