import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../internal/icon/Icon.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './FileField.css.ts';
import { fileSize } from './fileSize.ts';

export interface ChosenFile {
  name: string;
  /** Address of the picture; null while it cannot be shown. */
  url: string | null;
  /** Bytes. */
  size?: number | undefined;
  /** Pixels. */
  width?: number | undefined;
  /** Pixels. */
  height?: number | undefined;
}

interface FileAboutProps {
  file: ChosenFile | null;
  progress: number | null;
}

/** The picture that is there with its facts or its progress, or what the empty zone is for. */
export function FileAbout({ file, progress }: FileAboutProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!file) {
    return (
      <>
        <span className={styles.stand}>
          <Icon icon={ImagePlus} size={20} />
        </span>
        <div className={styles.about}>
          <span className={styles.fileName}>No picture yet</span>
          <span className={styles.meta}>Drop one here, or choose a file</span>
        </div>
      </>
    );
  }
  const isBroken = broken !== null && broken === file.url;
  const facts = [
    file.width && file.height ? `${file.width} × ${file.height}` : '',
    file.size === undefined ? '' : fileSize(file.size),
  ].filter(Boolean);
  return (
    <>
      <Logo src={file.url} name={file.name} size="large" onBroken={() => setBroken(file.url)} />
      <div className={styles.about}>
        <span className={styles.fileName} title={file.name}>
          {file.name}
        </span>
        {progress === null ? (
          <span className={styles.meta}>
            {isBroken ? 'Could not get image' : facts.join(' · ')}
          </span>
        ) : (
          <div className={styles.bar}>
            <ProgressBar label={`Uploading ${file.name}`} labelHidden value={progress} />
          </div>
        )}
      </div>
    </>
  );
}
