import { Card } from '../../components/Card/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';

/** Stands where a page comes: its head and one card of what is in it. */
export function PageLoading() {
  return (
    <Stack space="large">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Stack space="xsmall">
        <Skeleton shape="block" width={220} height={28} />
        <Skeleton shape="text" width={320} />
      </Stack>
      <Card>
        {[96, 140, 72, 120].map((width) => (
          <Stack key={width} space="xsmall">
            <Skeleton shape="text" width={width} />
            <Skeleton shape="block" />
          </Stack>
        ))}
      </Card>
    </Stack>
  );
}
