export { claimUpload, claimUploads, UploadRepository } from './upload.repository.ts';
export { UPLOAD_SLOTS, UploadService, type Uploader } from './upload.service.ts';
export { FolderOfPictures, PicturesInMemory } from './pictureFiles.ts';
export { UPLOAD_REFUSALS, UploadRefused } from './uploadRefusal.ts';
