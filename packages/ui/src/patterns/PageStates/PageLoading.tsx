import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';

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
